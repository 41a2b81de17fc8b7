/** A device that is not stored yet. */
export interface AddedDevice {
  readonly userId: number;
  readonly name: string;
  readonly tokenHash: string;
  /** Epoch ms. */
  readonly createdAt: number;
}

export interface DeviceOwner {
  readonly deviceId: number;
  readonly userId: number;
}
