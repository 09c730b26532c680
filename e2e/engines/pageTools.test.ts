// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { find } from './pageTools.ts';
import type { Target } from './pageTools.ts';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  document.body.innerHTML = `
    <section aria-labelledby="p1"><h2 id="p1">Parent 1</h2><label for="n1">Name</label><input id="n1"></section>
    <section aria-labelledby="p2"><h2 id="p2">Parent 2</h2><label for="n2">Name (optional)</label><input id="n2"></section>
    <fieldset><legend>Is it?</legend><label><input type="radio" id="yes">Yes</label></fieldset>
    <button id="show" aria-label="Show password">Show</button>
    <button id="go"><span aria-hidden="true">→</span>Go</button>
    <input id="nameless">`;
});

it.each<[string, Target, string | undefined]>([
  ['a field by its label, in a region by its heading', field('Name', 'Parent 2'), 'n2'],
  ['a radio by its words, in a group by its legend', radio('Yes', 'Is it?'), 'yes'],
  ['a button by its label rather than its words', { role: 'button', name: 'Show password' }, 'show'],
  ['a button without what is hidden from a reader', { role: 'button', name: 'Go' }, 'go'],
  ['a part of a name, when asked', { role: 'button', name: 'Show', starts: true }, 'show'],
  ['nothing by a part of a name', { role: 'button', name: 'Show' }, undefined],
  ['no control without a name', field('nameless'), undefined],
])('the page tools find %s', (_what, target, id) => {
  expect(find(target)?.id).toBe(id);
});

function field(name: string, region?: string): Target {
  return { role: 'field', name, within: region ? { role: 'region', name: region } : undefined };
}

function radio(name: string, question: string): Target {
  return { role: 'radio', name, within: { role: 'group', name: question } };
}
