import { startMock } from './startMock.ts';

/** Starts `npm run mock` on a free port, for the stories. */
export default async function startMockAlone(): Promise<() => Promise<void>> {
  const mock = await startMock({ port: 0, cache: 'stories' });
  process.env.E2E_STORIES_URL = mock.url;
  return mock.close;
}
