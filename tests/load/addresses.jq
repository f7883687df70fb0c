# From files of questions, each with the names of its columns in its first line, to the addresses that ask them.
reduce ($questions | split("\n")[] | split("\t") | select(length >= 3)) as $row ({columns: [], addresses: []};
  if $row | index("lang") then .columns = $row
  else
    (.columns | index("lang")) as $lang
    | (.columns | index("query") // index("question")) as $query
    | .addresses += ["\($base)/api/v1/search?lang=\($row[$lang])&q=\($row[$query] | @uri)"]
  end)
| .addresses[]
