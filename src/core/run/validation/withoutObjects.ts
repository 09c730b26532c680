/*
 * Stands in for the packages that yup imports for schemas of objects and for references between fields (aliases in
 * vite.config.ts). The validator has only schemas of single answers, so none of these functions is ever called.
 */
// Stryker disable all: stands in for a part of yup in a build, and is never called
function refuse(): never {
  throw new Error('This build has no yup schemas of objects. Remove the alias in vite.config.ts.');
}

export const camelCase = refuse;
export const snakeCase = refuse;
export const getter = refuse;
export const forEach = refuse;
export const split = refuse;
export const normalizePath = refuse;
export const join = refuse;
export default refuse;
