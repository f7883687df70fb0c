# From files of questions (kind, language, question, answer) to the addresses that ask them.
$questions | split("\n")[] | split("\t") | select(length >= 3 and .[0] != "kind")
| "\($base)/api/v1/search?lang=\(.[1])&q=\(.[2] | @uri)"
