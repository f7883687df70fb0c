-- Asks for the addresses of the file in LOAD_PATHS, one after the other, each thread from a place of its own.
local paths = {}
for line in io.lines(os.getenv("LOAD_PATHS")) do
  paths[#paths + 1] = line:match("^https?://[^/]+(.*)$")
end

local threads = 0
function setup(thread)
  thread:set("start", threads * 97)
  threads = threads + 1
end

local at = 0
function init()
  at = start
end

function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
