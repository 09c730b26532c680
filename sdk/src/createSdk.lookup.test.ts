import { describe, expect, it } from 'vitest';
import { BASE_URL, createObservedSdk, replyJson } from '../test-support/createObservedSdk.ts';
import { ServerError } from './errors/SdkError.ts';

const ITEM = { text: 'Juniata College', id: 'college-2341', sub_text: 'Huntingdon, Pennsylvania' };
const RECORD = {
  name: 'Juniata College',
  city: 'Huntingdon',
  state: 'Pennsylvania',
  country: 'US',
  ceeb: '',
};

describe('searchLookup', () => {
  it('asks for five items of the category · API-33, CONST-13', async () => {
    const { sdk, requests } = createObservedSdk(replyJson([ITEM]));

    const items = await sdk.searchLookup({ text: 'juni & co', category: 'college_ceeb' });

    expect(items).toEqual([ITEM]);
    const query = new URL(requests[0]?.url ?? BASE_URL).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      text: 'juni & co',
      category: 'college_ceeb',
      max_results: '5',
    });
  });

  it('takes a record for a broken reply · API-33', async () => {
    const { sdk } = createObservedSdk(replyJson(RECORD));

    await expect(sdk.searchLookup({ text: 'juni', category: 'college_ceeb' })).rejects.toBeInstanceOf(
      ServerError,
    );
  });
});

describe('getLookupRecord', () => {
  it('asks by id and category alone · API-34', async () => {
    const { sdk, requests } = createObservedSdk(replyJson(RECORD));

    const record = await sdk.getLookupRecord({ id: 'college-2341', category: 'college_ceeb' });

    expect(record).toEqual(RECORD);
    const query = new URL(requests[0]?.url ?? BASE_URL).searchParams;
    expect(Object.fromEntries(query)).toEqual({ id: 'college-2341', category: 'college_ceeb' });
  });

  it('takes a list for a broken reply · API-34', async () => {
    const { sdk } = createObservedSdk(replyJson([ITEM]));

    await expect(sdk.getLookupRecord({ id: 'x', category: 'address' })).rejects.toBeInstanceOf(ServerError);
  });
});
