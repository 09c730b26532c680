/** Words with several meanings in this product; the glossary has a precise one for each. */
const VAGUE =
  '^((enter|leave|settle|takeOver)[A-Z]|(alphabet|flush|handedOver|handOver|layout|leave|leaving|left|leg|liberties|owed|part|passed|passing|place|said|way)$)';

const EXPORTED = ['FunctionDeclaration', 'VariableDeclaration > VariableDeclarator'].map(
  (kind) => `ExportNamedDeclaration > ${kind}[id.name=/${VAGUE}/]`,
);
const MEMBER = ':matches(MethodDefinition, PropertyDefinition, TSMethodSignature, TSPropertySignature)';
const TYPE = ':matches(TSInterfaceDeclaration, TSTypeAliasDeclaration)';
const LITERAL = 'TSUnionType > TSLiteralType > Literal';

/** Selectors for vague names of exports, members and types, and for vague literals of unions. */
export const VAGUE_NAMES = [
  ...EXPORTED,
  `${MEMBER}[key.name=/${VAGUE}/]`,
  `${TYPE}[id.name=/${VAGUE}/i]`,
  `${LITERAL}[value=/${VAGUE}|^enter(ed|ing)$/]`,
].map((selector) => ({
  selector,
  message: 'This word is too vague for a name: choose a precise one from docs/glossary.md.',
}));
