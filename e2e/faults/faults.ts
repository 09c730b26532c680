import type { Route } from '@playwright/test';

/** One way in which a call can fail. */
export interface Fault {
  readonly name: string;
  /** Answers the call in place of the server, or leaves it unanswered. */
  readonly answer: (route: Route) => Promise<unknown>;
  /**
   * How long the call stays unanswered: until its deadline has passed, or for 20 s. Omitted if it fails at
   * once.
   */
  readonly waits?: 'deadline' | '20 s';
}

const reject =
  (status: number, body: object = { message: 'Rejected on purpose.' }, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, json: body });

const reply = (body: string, contentType = 'application/json') => ({
  answer: (route: Route) => route.fulfill({ status: 200, contentType, body }),
});

const REPLACED = { message: 'Replaced on purpose.', code: 'session_replaced' };

const refuse = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><h1>Request blocked</h1>' });

/** What says that a text is refused by something between us and the server. */
const BETWEEN = /Something between us and you refuses this text/;

/** A way in which saves are rejected until the person has seen why. */
export interface Lasting {
  readonly name: string;
  readonly answer: (route: Route) => Promise<unknown>;
  /** What the page says about the only text that is rejected. Without it, every save is, and the disk is full. */
  readonly says?: RegExp;
}

/** How a server, a firewall in front of it, or the device can fail for long: columns of the rows that save answers. */
export const LASTING: readonly Lasting[] = [
  {
    name: '400 for one answer',
    answer: reject(400, { message: 'Refused on purpose.', code: 'invalid_answer' }),
    says: /Refused on purpose/,
  },
  { name: '403 HTML as long as a text is there', answer: refuse(403), says: BETWEEN },
  { name: '413 as long as a text is there', answer: refuse(413), says: BETWEEN },
  { name: 'storage full', answer: (route) => route.abort('connectionrefused') },
];

/**
 * How a server, a proxy or the connection can fail once: the columns of the matrix. A 403 without a code of ours may be
 * about the contents of a call, but here it also answers the calls that find out, so that it is an outage.
 */
export const FAULTS: readonly Fault[] = [
  { name: '401', answer: reject(401) },
  { name: '403', answer: reject(403) },
  { name: '409', answer: reject(409, REPLACED) },
  { name: '412', answer: reject(412) },
  { name: '413', answer: reject(413) },
  { name: '429', answer: reject(429, undefined, { 'retry-after': '2' }) },
  { name: '500', answer: reject(500) },
  { name: 'HTML', ...reply('<!doctype html><h1>Proxy</h1>', 'text/html') },
  { name: 'empty', ...reply('') },
  { name: 'wrong shape', ...reply('[{"message":5}]') },
  { name: 'refused', answer: (route) => route.abort('connectionrefused') },
  {
    // The server handles the call, but the reply never arrives.
    name: 'lost reply',
    answer: async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
  },
  { name: 'never', answer: () => Promise.resolve(), waits: 'deadline' },
  { name: '20 s', answer: () => Promise.resolve(), waits: '20 s' },
];
