import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { listOperations } from './listOperations.ts';
import { Scenarios } from './Scenarios.ts';

const contract: unknown = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
const operations = listOperations(contract);

describe('the scenario switch', () => {
  it('offers every operation of the contract with examples, the shared errors among them · TRAP-36', () => {
    expect(operations.length).toBeGreaterThanOrEqual(28);
    expect(operations.filter(({ scenarios }) => scenarios.length === 0)).toEqual([]);
    const profile = operations.find(({ id }) => id === 'getProfile');
    expect(profile?.scenarios.map(({ name }) => name)).toContain('401:session_invalid');
  });

  it('asks for the chosen example of its own operation only · TRAP-36', () => {
    const scenarios = new Scenarios(operations, '', 'getConversion:200:failed');

    const path = '/api/pdf/document-answer/{answer_key}';
    expect(scenarios.headers({ method: 'GET', path })).toEqual({ Prefer: 'code=200, example=failed' });
    expect(scenarios.headers({ method: 'POST', path })).toEqual({});
    expect(scenarios.headers({ method: 'GET', path: '/api/profile' })).toEqual({});
  });

  it('says which part of the address names no example · TRAP-36', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    const scenarios = new Scenarios(operations, '?scenario=getProfile:200:submited,getPdf:200:failed', null);

    expect(scenarios.toString()).toBe('getPdf:200:failed');
    expect(warn.mock.calls).toEqual([
      ['The contract has no example getProfile:200:submited: its first one answers.'],
    ]);
  });

  it('lists the documents once a file was handed in, so that an upload ends well, unless told otherwise · DOC-05', () => {
    const list = { method: 'GET', path: '/api/document-answer' };
    const start = { method: 'POST', path: '/api/pdf/document-answer/{answer_key}' };
    const scenarios = new Scenarios(operations, '', null);

    expect(scenarios.headers(list)).toEqual({});
    scenarios.headers(start);
    expect(scenarios.headers(list)).toEqual({ Prefer: 'code=200, example=all_completed' });
    const examples = operations.find(({ id }) => id === 'getDocuments')?.scenarios;
    expect(examples?.map(({ name }) => name)).toContain('200:all_completed');

    const told = new Scenarios(operations, '', 'getDocuments:200:none');
    told.headers(start);
    expect(told.headers(list)).toEqual({ Prefer: 'code=200, example=none' });
  });

  it('can be linked: the address names the state, and what the contract does not know is left out', () => {
    const scenarios = new Scenarios(operations, '', 'getProfile:401:session_invalid,nonsense:1:2');
    const link = scenarios.linkTo('http://mock/about?x=1');

    const again = new Scenarios(operations, new URL(link).search, null);
    expect(again.toString()).toBe(scenarios.toString());
    expect(again.toString()).not.toContain('nonsense');
  });
});
