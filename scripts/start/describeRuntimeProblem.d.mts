export declare const OLDEST_NODE: string;
export declare function describeRuntimeProblem(runtime: {
  version: string;
  platform: string;
  installed: 'no' | 'without tools' | 'yes';
}): string | null;
