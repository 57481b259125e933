/** How many an event takes, 0 for as many as come, and how many are registered. */
export interface EventPlaces {
  capacity: number;
  registered: number;
}

/** No place is left. */
export function isFull({ capacity, registered }: EventPlaces): boolean {
  return capacity > 0 && registered >= capacity;
}
