import { Global, Module } from '@nestjs/common';
import { OwnAddress } from './own-address.js';

@Global()
@Module({ providers: [OwnAddress], exports: [OwnAddress] })
export class OwnAddressModule {}
