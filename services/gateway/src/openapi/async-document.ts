import { z } from 'zod';
import {
  AuthFrame,
  FollowFrame,
  LIVE_PATH,
  PositionFrame,
  WatchFrame,
} from '@rotadas/contracts/live/client-frame';
import {
  AckFrame,
  ClustersFrame,
  DeltaFrame,
  ErrorFrame,
  NotificationFrame,
  ReadyFrame,
  SnapshotFrame,
  TripFrame,
} from '@rotadas/contracts/live/server-frame';
import { PRODUCT_VERSION } from '@rotadas/service-kit/env/product-version';

const RECEIVED = { auth: AuthFrame, watch: WatchFrame, follow: FollowFrame, position: PositionFrame };

const SENT = {
  ready: ReadyFrame,
  snapshot: SnapshotFrame,
  delta: DeltaFrame,
  clusters: ClustersFrame,
  trip: TripFrame,
  ack: AckFrame,
  notification: NotificationFrame,
  error: ErrorFrame,
};

type Frames = Readonly<Record<string, z.ZodType>>;

export function asyncApiDocument() {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Rotadaş live',
      version: PRODUCT_VERSION,
      description:
        'JSON text frames over a WebSocket. docs/reference/live-protocol.md describes each frame and close code.',
    },
    defaultContentType: 'application/json',
    channels: {
      live: {
        address: LIVE_PATH,
        messages: references({ ...RECEIVED, ...SENT }, '#/components/messages'),
        bindings: { ws: { method: 'GET' } },
      },
    },
    operations: {
      receiveFrames: operation(
        'receive',
        'Receives authentication, viewports, tokens of shared trips and positions from a client.',
        RECEIVED,
      ),
      sendFrames: operation(
        'send',
        'Sends the providers in the viewport, a shared trip, acknowledgements, notifications and errors to a client.',
        SENT,
      ),
    },
    components: { messages: { ...messages(RECEIVED, 'input'), ...messages(SENT, 'output') } },
  };
}

function operation(action: 'receive' | 'send', summary: string, frames: Frames) {
  return {
    action,
    summary,
    channel: { $ref: '#/channels/live' },
    messages: Object.values(references(frames, '#/channels/live/messages')),
  };
}

function references(frames: Frames, basePath: string): Record<string, { $ref: string }> {
  return Object.fromEntries(Object.keys(frames).map((name) => [name, { $ref: `${basePath}/${name}` }]));
}

function messages(frames: Frames, io: 'input' | 'output') {
  return Object.fromEntries(
    Object.entries(frames).map(([name, frame]) => [
      name,
      { name, payload: z.toJSONSchema(frame, { target: 'draft-7', io }) },
    ]),
  );
}
