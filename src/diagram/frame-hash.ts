/** What the hash of an address like `#pinning-five-pins:1.2` names: a frame's id, and how many steps of its turn are done. */
export interface FrameHash {
  readonly id: string;
  readonly step?: number;
}

/** Reads any hash; whether there is such a frame is not asked. Some programs encode the colon of an address that they pass on. */
export function readFrameHash(hash: string): FrameHash {
  const [, id = '', step] = /^#(.*?)(?:\.(\d+))?$/.exec(hash.replace(/%3A/i, ':')) ?? [];
  return step === undefined ? { id } : { id, step: Number(step) };
}
