/** Thrown if the database file cannot be used; the message suggests what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
