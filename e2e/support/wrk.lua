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

-- Latencies and the duration come in microseconds.
function done(summary, latency)
  local e = summary.errors
  io.write(string.format(
    '{"answers":%d,"failed":%d,"lost":%d,"perSecond":%.1f,"p50":%.3f,"p99":%.3f}\n',
    summary.requests, e.status, e.connect + e.read + e.write + e.timeout, summary.requests * 1e6 / summary.duration,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000
  ))
end
