/** The option `--port` of `npm start` and `npm run mock`. */
export const PORT = {
  type: 'string',
  isWhole: true,
  max: 65_535,
  default: '4300',
  value: 'NUMBER',
  says: 'the port of the application; 4300 by default, 0 for any free one',
} as const;
