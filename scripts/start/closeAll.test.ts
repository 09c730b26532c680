import { describe, expect, it } from 'vitest';
import { closeAll } from './closeAll.ts';

describe('closeAll', () => {
  it('closes the rest though one fails, the last first, and then says so', async () => {
    const closed: string[] = [];
    const closing = (name: string) => async () => void closed.push(name);
    const failing = () => Promise.reject(new Error('held'));
    const closers = [closing('gateway'), failing, closing('web')];

    await expect(closeAll(closers)).rejects.toThrow('held');
    await closeAll(closers);

    expect(closed).toEqual(['web', 'gateway']);
  });

  it('names all that fail', async () => {
    const failing = (why: string) => () => Promise.reject(new Error(why));

    const error: unknown = await closeAll([failing('one'), failing('two')]).catch(
      (reason: unknown) => reason,
    );

    expect((error as AggregateError).errors.map(String)).toEqual(['Error: two', 'Error: one']);
  });
});
