import { startMock } from '../mock/startMock.ts';

/** Starts the mock, which shows every state of every screen. */
export default async function startMockAlone(): Promise<() => Promise<void>> {
  const mock = await startMock({ port: 0, built: true });
  process.env.E2E_MOCK_URL = mock.url;
  return mock.close;
}
