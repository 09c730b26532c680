/** The option `--port` of `npm start` and `npm run mock`. */
export const PORT = {
  type: 'string',
  default: '4300',
  value: 'NUMBER',
  says: 'the port of the application; 4300 by default, 0 for any free one',
} as const;
