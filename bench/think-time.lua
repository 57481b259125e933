-- Guests who read a response before the next request: one request per connection in ten milliseconds at most.
function delay()
  return 10
end
