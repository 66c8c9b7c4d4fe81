/** What is decided on one card may change what stands on another. */
export interface Desk {
  /** How much was decided here: with each the server is asked anew. */
  decided: number;
  onDecided: () => void;
}
