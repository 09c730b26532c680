/** Another sandbox holds the database file. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';

  constructor(file: string) {
    super(`The database ${file} is in use by another sandbox. Stop that one, or choose another file.`);
  }
}

/** The database file was made by another version of the sandbox. */
export class DatabaseVersionError extends Error {
  override readonly name = 'DatabaseVersionError';

  constructor(file: string, found: number, expected: number) {
    super(
      `The database ${file} has version ${found}, this sandbox needs ${expected}. Start with --fresh for a new one.`,
    );
  }
}
