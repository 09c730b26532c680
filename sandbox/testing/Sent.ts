/** What a browser sends and receives, in a form that can be passed to another thread. */
export interface SentRequest {
  /** Which browser sends it; faults can be limited to one. */
  browser: number;
  method: string;
  url: string;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer> | null;
}

export interface SentReply {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
}
