import { expect, it } from 'vitest';
import { findUnplayed, readPlayed } from './findUnplayed.ts';

const REPORT = `<testsuite><testcase classname="a.test.ts" name="a code &gt; the code &quot;1&quot; ends · API-26" time="1">
</testcase><testcase name="a page of 390 px fits"/>
<testcase name="is red"><failure>no</failure></testcase><testcase name="is left out"><skipped/></testcase></testsuite>`;

it('a test that the tables name must have passed in a run, whatever its groups and values', () => {
  const named = ['the code %j ends · API-26', 'a page of ${width} px fits', 'code', 'is red', 'is left out'];
  const { passed, skipped } = readPlayed([REPORT]);
  const unplayed = findUnplayed(
    named.map((title) => ({ file: 'a.test.ts', title })),
    passed,
  );

  expect(unplayed.map(({ title }) => title)).toEqual(['code', 'is red', 'is left out']);
  expect(findUnplayed(unplayed, skipped).map(({ title }) => title)).toEqual(['code', 'is red']);
});
