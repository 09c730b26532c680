import { expect, it } from 'vitest';
import { describeHistory } from './describeHistory.ts';
import type { Exchange } from './Stage.ts';

const provider = 'https://backend.test';
const ask = (part: Partial<Exchange> & Pick<Exchange, 'call' | 'reply'>, cookie?: string): Exchange => ({
  place: [0, 0],
  request: { provider, method: 'GET', url: '/api/profile', headers: { cookie }, body: Buffer.from('') },
  ...part,
});
const reply = { method: 'GET', path: '/', status: 200, body: '{}', headers: [] };

const logIn = ask({
  call: { operation: 'logIn' },
  reply: {
    ...reply,
    headers: [
      ['set-cookie', 'admit_id_token=t0k; Path=/'],
      ['set-cookie', 'admit_session=m4rk; Path=/'],
    ],
  },
});
const describeCalls = (...exchanges: Exchange[]) =>
  describeHistory(
    { seed: 7, breach: { section: 'Session', expected: '200', got: '401' }, exchanges },
    `${provider}/states`,
  );

it('a call that sends a cookie twice, or another marker, is printed with all of its cookies · CARD-14', () => {
  const call = { operation: 'getProfile', token: 't0k', marker: 'm4rk' };
  const print = (rest: string) => describeCalls(logIn, ask({ call, reply }, `admit_id_token=t0k; ${rest}`));

  const text = print('admit_session=m4rk; admit_session=planted');

  expect(text).toContain("  token() { awk '/admit_id_token/ {print $7}' $1; }");
  expect(text).toContain(
    'curl -b "admit_id_token=$(token session-1); admit_session=$(marker session-1); admit_session=planted" https://backend.test/api/profile',
  );
  expect(print('admit_session=other')).toContain(
    '-b "admit_id_token=$(token session-1); admit_session=other"',
  );
  expect(print('admit_session=m4rk')).toContain('curl -b session-1 https://backend.test/api/profile');
});

it.each([
  [
    'header Set-Cookie: expected no cookie, because one of the two was sent twice',
    'If the session cookie occurs',
  ],
  ['401, though the session has not ended', 'An applicant may use several devices'],
])('a reply that no expectation describes is explained by what was got: %s · CARD-14', (got, sentence) => {
  const breach = { section: 'S', expected: 'openapi.yaml does not allow the request', got };

  expect(describeHistory({ seed: 7, breach, exchanges: [logIn] }, provider)).toContain(`"S": ${sentence}`);
});

it('a session with the prefix over http is read from the headers, because curl keeps and sends its cookie only over https · CARD-14', () => {
  const local = { ...logIn.request, provider: 'http://localhost:1' };
  const begun = {
    ...reply,
    headers: logIn.reply.headers.map(
      ([name, value]) => [name, value.replace('admit_id', '__Host-admit_id')] as [string, string],
    ),
  };
  const cookie = '__Host-admit_id_token=t0k; admit_session=m4rk';

  const text = describeCalls(
    { ...logIn, request: local, reply: begun },
    ask({
      call: { operation: 'getProfile', token: 't0k', marker: 'm4rk' },
      reply,
      request: { ...local, headers: { cookie } },
    }),
  );

  expect(text).toContain(
    String.raw`  token() { sed -n 's/^[^:]*: *__Host-admit_id_token=\([^;]*\).*/\1/p' $1; }`,
  );
  expect(text).toContain('-D session-1 http://localhost:1');
  expect(text).toContain(
    '-b "__Host-admit_id_token=$(token session-1); admit_session=$(marker session-1)" http',
  );
});

it('a token with an apostrophe is quoted for the shell, and the first of two simultaneous calls runs in parallel with the second · CARD-14', () => {
  const text = describeCalls(
    ask({ call: { operation: 'getProfile', token: "o'no" }, reply, isAtOnce: true }, "admit_id_token=o'no"),
  );

  expect(text).toContain(
    String.raw`curl -b 'admit_id_token=o'\''no' https://backend.test/api/profile &   # 200`,
  );
});

it('a long text is cut, but complete in the report · CARD-14', () => {
  const body = { heard_other: 'é'.repeat(4000) };
  const request = { ...logIn.request, method: 'PUT', body: Buffer.from(JSON.stringify(body)) };
  const save = ask({ call: { operation: 'saveAnswers', body }, reply, request });
  const failure = { seed: 7, breach: { section: 'Answers', expected: '200', got: '400' }, exchanges: [save] };

  const text = describeHistory(failure, provider);
  expect(text).toMatch(/ -d '\{"heard_other":"é{120}… \(4000 characters\)"\}' /);
  expect(text).toContain('  whole    in result.json of --report DIR');
  expect(describeHistory(failure, provider, true)).toContain('é'.repeat(4000));
});

it('a restart is printed before the call that followed it · CARD-14', () => {
  const after = ask({ call: { operation: 'getProfile', token: 't0k', isAfterRestart: true }, reply });

  expect(describeCalls(logIn, after)).toMatch(/\n {2}# restart the server\n {2}curl [^\n]*\/api\/profile/);
});
