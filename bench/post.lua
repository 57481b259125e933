-- Each request posts the same JSON, which is the argument.
function init(arguments)
  wrk.method = 'POST'
  wrk.headers['content-type'] = 'application/json'
  wrk.body = arguments[1]
  request = function() return wrk.format() end
end
