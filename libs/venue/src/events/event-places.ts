/** Capacity (0 is unlimited) and registrations of an event. */
export interface EventPlaces {
  capacity: number;
  registered: number;
}

/** Whether no place is left. */
export function isFull({ capacity, registered }: EventPlaces): boolean {
  return capacity > 0 && registered >= capacity;
}
