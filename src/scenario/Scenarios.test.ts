import { describe, expect, it, vi } from 'vitest';
import { scenariosOf } from './operations.ts';
import { Scenarios } from './Scenarios.ts';
import { addressOf } from './Story.ts';
import { SCREENS } from './stories/screens.ts';

const unknownIn = (address: string) => new Scenarios(address, null).unknown;

describe('the scenario switch', () => {
  it('requests the chosen example only for its own operation · TRAP-36', () => {
    const scenarios = new Scenarios('', 'getConversion:200:failed');

    const path = '/api/pdf/document-answer/{answer_key}';
    expect(scenarios.headers({ method: 'GET', path })).toEqual({ Prefer: 'code=200, example=failed' });
    expect(scenarios.headers({ method: 'POST', path })).toEqual({});
    expect(scenarios.headers({ method: 'GET', path: '/api/profile' })).toEqual({});
  });

  it('warns about an address that names an unknown example · TRAP-36', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    const scenarios = new Scenarios('?scenario=getProfile:200:submited,getPdf:200:failed', null);

    expect(scenarios.toString()).toBe('getPdf:200:failed');
    expect(warn.mock.calls).toEqual([
      ['The contract has no example getProfile:200:submited; the first one is used.'],
    ]);
  });

  it.each([
    ['as=studnt', 'as=studnt is neither student nor visitor.'],
    ['on=2024-99-99', 'on=2024-99-99 is not a day, such as 2026-11-28; today is used.'],
    ['on=2025-02-29', 'on=2025-02-29 is not a day, such as 2026-11-28; today is used.'],
    ['on=2024', 'on=2024 is not a day, such as 2026-11-28; today is used.'],
    ['on=2026-11-28,2026-11-29', 'on=2026-11-28,2026-11-29 is not a day, such as 2026-11-28; today is used.'],
    ['as=visitor,student', 'as=visitor,student is neither student nor visitor.'],
    ['step=submit', 'The mock does not know step=.'],
    ['Steps=submit', 'The mock does not know Steps=.'],
    ['steps=submit&steps=resend', 'steps= is given more than once; the first one is used.'],
    ['steps=submit,sumbit', 'There is no step sumbit.'],
    ['scenario=logIn:429', 'The contract has no example logIn:429; the first one is used.'],
  ])('says which word of the address %s it does not know · TRAP-36', (query, says) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    const { unknown, today } = new Scenarios(`/about?${query}`, null);

    expect(unknown).toEqual([says]);
    expect(warn).toHaveBeenCalledWith(says);
    expect(today).toBeNull();
  });

  it('has nothing to say about the address of a story', () => {
    expect(SCREENS.flatMap(({ stories }) => stories.map(addressOf)).flatMap(unknownIn)).toEqual([]);
  });

  it('lists the documents once a file has been uploaded, unless another example is chosen · DOC-05', () => {
    const list = { method: 'GET', path: '/api/document-answer' };
    const start = { method: 'POST', path: '/api/pdf/document-answer/{answer_key}' };
    const scenarios = new Scenarios('', null);

    expect(scenarios.headers(list)).toEqual({});
    scenarios.headers(start);
    expect(scenarios.headers(list)).toEqual({ Prefer: 'code=200, example=all_completed' });
    expect(scenariosOf('getDocuments').map(({ name }) => name)).toContain('200:all_completed');

    const chosen = new Scenarios('', 'getDocuments:200:none');
    chosen.headers(start);
    expect(chosen.headers(list)).toEqual({ Prefer: 'code=200, example=none' });
  });

  it('replies in the browser if there is no server, and sets or expires the session marker · TRAP-37', () => {
    const jar = { cookie: '' };
    vi.stubGlobal('document', jar);
    const { answerTo } = new Scenarios('?scenario=getPdf:200:failed', null);

    expect([answerTo('getPdf'), answerTo('getTabs')]).toEqual(['200:failed', '200:none']);
    answerTo('logIn');
    expect(jar.cookie).toBe('admit_session=1; Path=/; SameSite=Lax');
    answerTo('logOut');
    expect(jar.cookie).toBe('admit_session=; Max-Age=0; Path=/; SameSite=Lax');
  });

  it('writes the state into a link and omits names unknown to the contract', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const scenarios = new Scenarios('', 'getProfile:401:session_invalid,nonsense:1:2');
    const link = scenarios.linkTo('http://mock/about?x=1');
    expect(warn).toHaveBeenCalledOnce();

    const again = new Scenarios(new URL(link).search, null);
    expect(again.toString()).toBe(scenarios.toString());
    expect(again.toString()).not.toContain('nonsense');
  });
});
