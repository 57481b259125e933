-- Guests who look at what they got before they ask again: one request of each connection in ten milliseconds at most.
function delay()
  return 10
end
