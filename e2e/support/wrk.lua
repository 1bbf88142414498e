-- For wrk: asks for the paths of a file, one after another, and prints what became of it as the last line, in JSON.
-- wrk … -s wrk.lua http://localhost:3000 -- paths.txt
local paths, turn = {}, 0

function init(args)
  for line in io.lines(args[1]) do paths[#paths + 1] = line end
end

function request()
  turn = turn + 1
  return wrk.format("GET", paths[turn % #paths + 1])
end

function done(summary)
  local e = summary.errors
  io.write(string.format('{"answers":%d,"failed":%d,"lost":%d}\n', summary.requests, e.status, e.connect + e.read + e.write + e.timeout))
end
