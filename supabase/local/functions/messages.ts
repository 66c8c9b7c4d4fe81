/** Messages between the stack and the thread of a function. */
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
