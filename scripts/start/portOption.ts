/** The option `--port` of `npm start` and `npm run mock`. */
export const PORT = {
  type: 'string',
  default: '4300',
  value: 'NUMBER',
  says: 'where the application answers; 4300 unless told, 0 takes any free one',
} as const;
