-- Each request is an RSVP of another guest. Arguments: the ids of the events, used in turn.
local events = {}
local guest = 0

function init(arguments)
  events = arguments
  math.randomseed(os.time())
  guest = math.random(1, 1000000) * 10000
end

function request()
  guest = guest + 1
  local body = string.format(
    '{"eventId":"%s","fullName":"Bench Guest","email":"guest-%d@bench.test","guests":1}',
    events[guest % #events + 1], guest)
  return wrk.format('POST', nil, { ['content-type'] = 'application/json' }, body)
end
