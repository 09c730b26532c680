import { describe, expect, it } from 'vitest';
import { openContract } from './openContract.ts';

it.each([
  [true, ['body is missing']],
  [false, []],
])(
  'readRequest reports a missing body only if the contract requires one (required: %s) · CARD-16',
  async (required, faults) => {
    const content = { 'application/json': { schema: { type: 'object' } } };
    const kit = openContract({
      paths: { '/api/tabs': { put: { operationId: 'saveTab', requestBody: { required, content } } } },
    });

    const read = await kit.readRequest({ method: 'PUT', url: '/api/tabs', headers: new Headers(), body: '' });

    expect(read.faults).toEqual(faults);
  },
);

describe('checkResponse', () => {
  const text = { type: 'string', maxLength: 5 };
  const record = { type: 'object', additionalProperties: false };
  const School = { ...record, required: ['name', 'ceeb'], properties: { name: text, ceeb: text } };
  const Address = { ...record, required: ['street', 'zip'], properties: { street: text, zip: text } };
  const schema = { oneOf: [{ type: 'array', items: text }, Address, School] };
  const kit = openContract({
    components: { schemas: { School, Address } },
    paths: {
      '/lookup/find': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } },
    },
  });
  const check = (body: unknown, type = 'application/json') =>
    kit.checkResponse(
      { method: 'GET', url: '/lookup/find' },
      { status: 200, headers: new Headers({ 'content-type': type }), body: JSON.stringify(body) },
    );

  it.each([
    [{ name: 'A', ceeb: 7 }, 'body.ceeb must be string (read as School, the nearest of 3)'],
    [{ street: 'A' }, "body must have required property 'zip' (read as Address, the nearest of 3)"],
    [{ items: ['A'] }, 'body must be one of: a list of items, Address, School'],
    ['A', 'body must be one of: a list of items, Address, School'],
    [['A', 7], 'body.1 must be string (read as a list of items, the nearest of 3)'],
  ])('reports a single error for the body %o, naming the closest schema · CARD-16', (body, fault) => {
    expect(check(body)).toEqual([fault]);
  });

  it.each([
    ['APPLICATION/JSON; CHARSET=UTF-8', []],
    ['application/json, text/html', ['header Content-Type was sent twice']],
    ['text/html', ['header Content-Type must be application/json, got text/html']],
    ['application/json; charset=latin1', ['header Content-Type must name no charset but UTF-8']],
  ])('checks the media type %s · CARD-16', (type, faults) => {
    expect(check([], type)).toEqual(faults);
  });
});

it('reports a 401 with Basic authentication, and a timestamp without an offset · CARD-16', () => {
  const description = 'A moment with its offset.';
  const timestamp = { type: 'string', description, format: 'date-time', pattern: 'Z$' };
  const schema = { type: 'object', properties: { timestamp } };
  const response = { content: { 'application/json': { schema } } };
  const kit = openContract({ paths: { '/api/tabs': { get: { responses: { 401: response } } } } });
  const headers = new Headers({ 'content-type': 'application/json', 'www-authenticate': 'Basic realm=x' });
  const body = JSON.stringify({ timestamp: '2026-11-16T09:00:00' });

  expect(kit.checkResponse({ method: 'GET', url: '/api/tabs' }, { status: 401, headers, body })).toEqual([
    'header WWW-Authenticate must not be Basic, for which the browser opens its own dialog',
    'body.timestamp is not as described: A moment with its offset.',
  ]);
});
