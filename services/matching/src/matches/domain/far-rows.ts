import type { KeptOffer } from '../../offers/domain/offer.js';
import type { OfferColumns } from '../../offers/domain/offer-columns.js';
import type { RoadGraph } from '../../routing/domain/road-graph.js';
import { MAX_METRES_TO_ROAD } from '../../routing/domain/router.js';
import { costOf, type DetourLimit } from './fit.js';
import { LeastMetres } from './least-metres.js';
import type { WishedWay } from './wished-way.js';

/** Both places of a way together are not further from their nodes. */
const ACCESS_METRES = 2 * MAX_METRES_TO_ROAD;

/** What a pass notes by node. One pass after the other writes into the same, as garbage is dear. */
interface Notes {
  readonly fromStart: Float64Array;
  readonly fromEnd: Float64Array;
  readonly parts: Uint8Array;
}

const notesByGraph = new WeakMap<RoadGraph, Notes>();

function notesOn(graph: RoadGraph): Notes {
  const size = graph.latitudes.length;
  const known = notesByGraph.get(graph);
  if (known) return known;
  const made = {
    fromStart: new Float64Array(size),
    fromEnd: new Float64Array(size),
    parts: new Uint8Array(size),
  };
  notesByGraph.set(graph, made);
  return made;
}

/**
 * Tells at a glance, by the roads alone, which offers do not fit or cost more than `worst`. It
 * counts with the least that a way can be, so that nobody who fits is far. It serves one pass,
 * until the next one begins.
 */
export class FarRows {
  readonly fromStart: LeastMetres;
  private readonly fromEnd: LeastMetres;
  /** By node: 1 where the way from my start to it takes me far enough, 2 where not, 0 unknown. */
  private readonly parts: Uint8Array;

  constructor(
    private readonly columns: OfferColumns<KeptOffer>,
    graph: RoadGraph,
    private readonly way: WishedWay,
    private readonly fit: { readonly limit: DetourLimit; readonly shareMin: number },
  ) {
    const notes = notesOn(graph);
    this.fromStart = new LeastMetres(way.start, way.fromStart, graph, notes.fromStart);
    this.fromEnd = new LeastMetres(way.end, way.fromEnd, graph, notes.fromEnd);
    this.parts = notes.parts.fill(0);
  }

  /**
   * Of an offer that is measured by its way and has `toStart` metres to my start at least; of one
   * whose way is not measured yet never. The ways of both its places to their nodes are in none of
   * these numbers.
   */
  byWay(row: number, toStart: number, worst: number): boolean {
    const { columns, fit, way, fromStart, fromEnd } = this;
    const rest = columns.metres[row] ?? 0;
    const [node, access] = [columns.endNodes[row] ?? 0, columns.endAccesses[row] ?? 0];
    const most = Math.max(fit.limit.metres, fit.limit.share * (rest + ACCESS_METRES));
    const before = toStart - rest;
    const whole = before + way.length.metres + fromEnd.to(node, access);
    if (!(whole > most || costOf(whole, 0, toStart) > worst)) return false;
    const part = before + fromStart.to(node, access);
    return part > most || costOf(part, 0, toStart) > worst || !this.isPart(node);
  }

  /** Of any other offer. */
  byNearness(toStart: number, worst: number): boolean {
    return toStart > this.fit.limit.metres || costOf(toStart, 0, toStart) > worst;
  }

  private isPart(node: number): boolean {
    if (this.parts[node] === 0) {
      const { start, length, leaving, fromStart } = this.way;
      const shared = start.metres + (fromStart.metres[leaving.before(node)] ?? 0);
      this.parts[node] = shared >= this.fit.shareMin * length.metres ? 1 : 2;
    }
    return this.parts[node] === 1;
  }
}
