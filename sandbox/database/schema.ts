/**
 * The tables of the sandbox and their version.
 * Raise SCHEMA_VERSION whenever a table changes: a file of another version is rejected with advice to start fresh.
 * Sessions, codes, links and tokens are stored only as hashes; the outbox (`mails`) keeps the mailed codes and links
 * for the developer to read.
 */
export const SCHEMA_VERSION = 10;

export const SCHEMA = `
CREATE TABLE accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  username TEXT NOT NULL UNIQUE,
  sign_up_salt BLOB NOT NULL DEFAULT (randomblob(16)),
  password_hash TEXT NOT NULL DEFAULT '',
  confirmed_at INTEGER,
  last_page TEXT NOT NULL DEFAULT '',
  submitted_at INTEGER,
  validation_errors TEXT NOT NULL DEFAULT '{}',
  answers_version TEXT NOT NULL DEFAULT '0'
) STRICT;

CREATE TABLE sign_ups (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
  password_hash TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
  marker TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL
) STRICT;

CREATE TABLE logins (
  account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE tries (
  name TEXT NOT NULL,
  username TEXT NOT NULL,
  network TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX tries_by_name ON tries (name, username, at);

CREATE TABLE web_statuses (
  account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
  web_status TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (account_id, web_status)
) STRICT;

CREATE TABLE saved (
  account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  value ANY NOT NULL,
  PRIMARY KEY (account_id, kind, name)
) STRICT;

CREATE TABLE saves (
  account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
  form_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (account_id, form_id)
) STRICT;

CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value BLOB NOT NULL DEFAULT (randomblob(32))
) STRICT;

CREATE TABLE uploads (
  file_key TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
  answer_key TEXT NOT NULL,
  signature TEXT,
  expires_at INTEGER NOT NULL,
  content BLOB
) STRICT;

CREATE TABLE documents (
  account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
  answer_key TEXT NOT NULL,
  file_key TEXT NOT NULL,
  file_name TEXT NOT NULL,
  status TEXT NOT NULL,
  failure TEXT NOT NULL DEFAULT '',
  uploaded_at INTEGER NOT NULL,
  held INTEGER NOT NULL DEFAULT 0,
  pdf BLOB,
  PRIMARY KEY (account_id, answer_key)
) STRICT;

CREATE TABLE access_tokens (
  token_hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  code TEXT NOT NULL DEFAULT '',
  link TEXT NOT NULL DEFAULT '',
  sent_at TEXT NOT NULL
) STRICT;
`;
