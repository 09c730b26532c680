import {
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib';
import { cleanStream } from './cleanStream.ts';
import { DRAWING_KEYS, GROUPS, NAMED, PAGE_KEYS, RESOURCE_KEYS } from './visibleKeys.ts';

/** What the keys of a dictionary are: those of a page, of resources, of a part of a drawing, or names that a file chooses. */
type Role = 'page' | 'resources' | 'drawing' | 'names';

const KEYS: Record<Exclude<Role, 'names'>, ReadonlySet<string>> = {
  page: PAGE_KEYS,
  resources: RESOURCE_KEYS,
  drawing: DRAWING_KEYS,
};

/**
 * Creates a function that copies an object with all that it refers to, but only the entries that can be seen. So an entry
 * that we do not know, which may be a script, an attachment or a place, is not copied, wherever it is.
 */
export function createCopier(
  from: PDFContext,
  to: PDFContext,
): (object: PDFObject, role?: Role) => PDFObject {
  const copies = new Map<string, PDFRef>();

  const copy = (object: PDFObject, role: Role = 'drawing'): PDFObject => {
    if (object instanceof PDFRef) return copyRef(object, role);
    if (object instanceof PDFArray) {
      const array = to.obj([]);
      for (const entry of object.asArray()) array.push(copy(entry, role));
      return array;
    }
    if (object instanceof PDFStream) return copyStream(object);
    if (object instanceof PDFDict) return copyDict(object, role);
    return object instanceof PDFInvalidObject ? PDFNull : object;
  };

  const copyRef = (ref: PDFRef, role: Role): PDFRef => {
    const name = `${role} ${ref.tag}`;
    const known = copies.get(name);
    if (known) return known;
    const next = to.nextRef();
    copies.set(name, next);
    to.assign(next, copy(from.lookup(ref) ?? PDFNull, role));
    return next;
  };

  const copyDict = (dict: PDFDict, role: Role): PDFDict => {
    const result = to.obj({});
    for (const [key, value] of dict.entries()) {
      const name = key.decodeText();
      if (role === 'names' || (KEYS[role].has(name) && isVisible(name, from.lookup(value))))
        result.set(key, copy(value, findRole(name, role)));
    }
    return result;
  };

  const copyStream = (stream: PDFStream): PDFObject => {
    const isProgram = stream.dict.lookup(PDFName.of('Subtype')) === PDFName.of('PS');
    if (isProgram) return PDFNull;
    const { contents, filters, parameters } = cleanStream(PDFRawStream.of(stream.dict, stream.getContents()));
    const dict = copyDict(stream.dict, 'drawing');
    for (const key of ['Filter', 'DecodeParms']) dict.delete(PDFName.of(key));
    if (filters.length > 0) dict.set(PDFName.of('Filter'), to.obj(filters));
    if (parameters.some((each) => each !== PDFNull))
      dict.set(PDFName.of('DecodeParms'), copy(from.obj([...parameters])));
    return PDFRawStream.of(dict, contents);
  };

  return copy;
}

/** An entry `S` may be the kind of an action, and `F` the name of a file. */
function isVisible(key: string, value: PDFObject | undefined): boolean {
  if (key === 'S') return value instanceof PDFName && GROUPS.has(value.decodeText());
  return key !== 'F' || value instanceof PDFNumber;
}

function findRole(key: string, role: Role): Role {
  if (role === 'resources') return 'names';
  if (role === 'names') return 'drawing';
  if (key === 'Resources') return 'resources';
  return NAMED.has(key) ? 'names' : 'drawing';
}
