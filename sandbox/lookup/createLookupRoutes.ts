import { Hono } from 'hono';
import { HttpError } from '../http/HttpError.ts';
import { loadLookupData } from './loadLookupData.ts';
import { searchLookup } from './searchLookup.ts';

const DEFAULT_RESULTS = 5;
const MAX_RESULTS = 20;
const MAX_TEXT = 254;

/** The lookup of schools, colleges, companies and addresses; open to everybody. Spec §7. */
export function createLookupRoutes(): Hono {
  const routes = new Hono();
  const data = loadLookupData();
  routes.get('/find', (c) => {
    const { text, id, category, max_results } = c.req.query();
    const entries = data.get(category ?? '');
    const isOneQuestion = Boolean(text) !== Boolean(id);
    const wanted = Number(max_results ?? DEFAULT_RESULTS);
    const isCountGood = Number.isInteger(wanted) && wanted >= 1 && wanted <= MAX_RESULTS;
    if (!entries || !isOneQuestion || !isCountGood || (text ?? '').length > MAX_TEXT)
      throw new HttpError(
        400,
        'We could not search for this. Please type your answer instead.',
        'invalid_request',
      );
    if (text) return c.json(searchLookup(entries, text, wanted));
    const entry = entries.find((candidate) => candidate.id === id);
    if (entry) return c.json(entry.record);
    throw new HttpError(404, 'We could not find the details. Please type them yourself.', 'record_missing');
  });
  return routes;
}
