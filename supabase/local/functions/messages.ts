/** What passes between the stack and the thread a function runs in. */
export interface Asked {
  id: number;
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer;
}

export interface Answered {
  id: number;
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

export interface WorkerSeed {
  /** The address of the function's module. */
  entry: string;
}
