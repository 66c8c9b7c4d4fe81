// What the points of a recording add up to. The points themselves are not kept: where somebody was is nobody's business.

interface Place {
  latitude: number;
  longitude: number;
}

interface Point {
  /** Milliseconds. */
  at: number;
  place: Place | null;
  heart: number | null;
  /** Metres from the beginning, by the device that wrote it. */
  metres: number | null;
}

/** The mean radius of the earth, in metres (IUGG). */
const EARTH = 6_371_008.8;

const half = (angle: number): number => Math.sin(angle / 2) ** 2;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along a great circle, by the haversine formula. */
export function metresBetween(from: Place, to: Place): number {
  const [phi, other] = [radians(from.latitude), radians(to.latitude)];
  const chord = half(other - phi) + Math.cos(phi) * Math.cos(other) * half(radians(to.longitude - from.longitude));
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Slower than this, in metres a second, nobody goes anywhere: it is the noise of a receiver. */
const STANDING = 0.3;
/** Faster than this nobody goes by his own strength: it is a jump of the receiver. */
const JUMP = 40;

const isPulse = (heart: number): boolean => heart >= 20 && heart <= 260;

export class Track {
  #first: number | null = null;
  #last: Point | null = null;
  #end = 0;
  #moving = 0;
  #metres = 0;
  #told = 0;
  #placed = false;
  #beats = 0;
  #pulses = 0;
  points = 0;

  /** What lies between the last point and the next is not counted: the clock stood still. */
  pause(): void {
    this.#last = null;
  }

  /** Points that go back in time are passed over. */
  add(point: Point): void {
    if (this.#first !== null && point.at < this.#end) return;
    this.points += 1;
    this.#first ??= point.at;
    this.#end = point.at;
    if (point.heart !== null && isPulse(point.heart)) {
      this.#beats += point.heart;
      this.#pulses += 1;
    }
    if (point.metres !== null) this.#told = Math.max(this.#told, point.metres);
    // Of several points of one instant the first says where it was: between them nothing has a speed.
    if (this.#last?.at === point.at) return;
    if (this.#last) this.#step(this.#last, point);
    this.#last = point;
  }

  #step(from: Point, to: Point): void {
    const seconds = (to.at - from.at) / 1000;
    if (!from.place || !to.place) {
      this.#moving += seconds;
      return;
    }
    this.#placed = true;
    const metres = metresBetween(from.place, to.place);
    if (metres > JUMP * seconds) return;
    this.#metres += metres;
    if (metres >= STANDING * seconds) this.#moving += seconds;
  }

  /** Null where no point had a time. */
  get start(): number | null {
    return this.#first;
  }

  get elapsed(): number {
    return this.#first === null ? 0 : Math.round((this.#end - this.#first) / 1000);
  }

  get moving(): number {
    return Math.round(this.#moving);
  }

  /** What the device counted, which knows the steps and the wheel; else what its points make. */
  get metres(): number | null {
    if (this.#told > 0) return this.#told;
    return this.#placed ? this.#metres : null;
  }

  get heart(): number | null {
    return this.#pulses === 0 ? null : Math.round(this.#beats / this.#pulses);
  }
}

/** A place on the earth; null where it is none. */
export function placeOf(latitude: number, longitude: number): Place | null {
  const isThere = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isThere ? { latitude, longitude } : null;
}
