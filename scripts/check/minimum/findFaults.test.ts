import { describe, expect, it } from 'vitest';
import { findFaults } from './findFaults.ts';
import { BUILD_TARGET } from '../../build/minimum.ts';

const script = (text: string) => findFaults([{ name: 'a.js', text }], []);
const sheet = (text: string) => findFaults([{ name: 'a.css', text }], []);

describe('the check against the oldest browsers', () => {
  it('uses the browsers that the build targets', () => {
    expect(BUILD_TARGET).toEqual(['chrome109', 'firefox115', 'ios16.0', 'safari16.0']);
  });

  it.each([
    ['a look-behind', 'x.replace(/(?<=a)b/, "")', 'lookbehind_assertion'],
    ['a look-behind as the build writes it', 'new RegExp(`(?<=a)b`)', 'lookbehind_assertion'],
    ['a static block', 'class A { static { a(); } }', 'static block'],
    ['syntax of a later edition', 'x = /[a--b]/v', 'syntax'],
    ['a static method', 'Promise.withResolvers()', 'Promise.withResolvers'],
    ['a method of an unknown object', 'rows.toSorted()', 'toSorted'],
    ['a method after optional chaining', 'a.b?.()?.toSpliced(1)', 'toSpliced'],
    ['a global', 'new CompressionStream("gzip")', 'CompressionStream'],
    ['a property of the document', 'document.adoptedStyleSheets = []', 'document.adoptedStyleSheets'],
    ['a method of an element', 'element.checkVisibility()', 'checkVisibility'],
  ])('finds %s', (_name, text, feature) => {
    expect(script(text)).toEqual([expect.stringContaining(`a.js: ${feature}: not`)]);
  });

  it.each([
    ['a range in a media query', '@media (width<=40rem){a{color:red}}', 'media range'],
    ['a selector', 'a:has(b){color:red}', ':has'],
    ['a nested rule', 'a{&:hover{color:red}}', 'nesting'],
    ['an at-rule', '@starting-style{a{opacity:0}}', '@starting-style'],
    ['a property', 'a{content-visibility:auto}', 'content-visibility'],
    ['a value', 'a{cursor:pointer}', 'cursor: pointer'],
    ['a function', 'a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ])('finds %s', (_name, text, feature) => {
    expect(sheet(text)).toContainEqual(expect.stringContaining(`a.css: ${feature}: not in`));
  });

  it('ignores features that the oldest browsers support, and names that the build itself defines', () => {
    expect(
      script('const o = { toSorted: 1 }; o.toSorted; [1].at(-1); structuredClone(o); a ??= b?.c;'),
    ).toEqual([]);
    expect(sheet('@media (max-width:40rem){a:focus-visible{inset:0;height:100dvh}}')).toEqual([]);
  });

  it('ignores declarations inside @supports', () => {
    expect(sheet('@supports (content-visibility:auto){a{content-visibility:auto}}')).toEqual([]);
  });

  it('accepts allowed features, and reports allowances that are no longer needed', () => {
    const allowed = [{ why: 'plainer without', features: [':has', 'nesting'] }];

    expect(findFaults([{ name: 'a.css', text: 'a:has(b){color:red}' }], allowed)).toEqual([
      'allowed.ts: the build no longer uses nesting: remove the entry',
    ]);
  });
});
