import type { ChangeReply } from './startFront.ts';

/** A fault planted into the product's replies, which the journey must not survive. */
export interface PlantedFault {
  name: string;
  /** The engine that has to notice: the oldest, or any. */
  engine: string;
  change: ChangeReply;
}

/** Puts a line at the head of the application's first script. */
function addToScript(line: string): ChangeReply {
  return changeBody(/^\/assets\/index-.*\.js$/, (script) => `${line}\n${script}`);
}

function changeBody(paths: RegExp, change: (body: string) => string): ChangeReply {
  return (path, response) =>
    paths.test(path) ? { ...response, body: Buffer.from(change(response.body.toString())) } : response;
}

/** One fault of each kind these journeys are there for. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'a look-behind',
    engine: 'wpe',
    change: addToScript('window.planted = /(?<=a)b/;'),
  },
  {
    name: 'an API above the minimum',
    engine: 'wpe',
    change: addToScript('window.planted = Object.groupBy([], String);'),
  },
  {
    name: 'a cookie without Path',
    engine: 'webkitgtk',
    change: (_path, response) => ({
      ...response,
      headers: new Headers(
        [...response.headers].map(([name, value]): [string, string] => [
          name,
          value.replace(/; Path=\//i, ''),
        ]),
      ),
    }),
  },
  {
    name: 'a control without a name',
    engine: 'firefox',
    change: changeBody(/^\/assets\/.*\.js$/, (script) => script.replaceAll('htmlFor:', 'title:')),
  },
];
