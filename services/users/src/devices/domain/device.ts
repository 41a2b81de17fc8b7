/** What a new device is stored with. */
export interface DeviceToAdd {
  readonly userId: number;
  readonly name: string;
  readonly tokenHash: string;
  /** Epoch ms. */
  readonly createdAt: number;
}
