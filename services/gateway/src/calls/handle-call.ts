import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  type StreamableFile,
  UseGuards,
} from '@nestjs/common';
import { type Call, type CallAnswer, successOf } from '@rotadas/contracts/routing/call';
import { type Asked, AskedOf } from './asked.js';
import { guardsOf } from './call-guards.js';
import { routeUrl } from './call-route.js';

/**
 * What a handler of the call `C` returns: the answer, or its JSON as a stream; nothing where the
 * answer has no body.
 */
type Returned<C extends Call> = [CallAnswer<C>] extends [null] ? Promise<void> : Body<C> | Promise<Body<C>>;

type Body<C extends Call> = CallAnswer<C> | StreamableFile;

/**
 * Lets a controller's method handle `call`, whose method, path, status, access and limit are taken
 * from its declaration. The method's first parameter is what was asked, parsed; parameters after it
 * are of Nest's own decorators.
 */
export function HandleCall<const C extends Call>(call: C) {
  type Handler = (asked: Asked<C>, ...rest: never[]) => Returned<C>;
  const decorate = applyDecorators(
    RequestMapping({ method: RequestMethod[call.method], path: routeUrl(call) }),
    HttpCode(successOf(call)),
    UseGuards(...guardsOf(call)),
  );
  return <H extends Handler>(target: object, key: string, method: TypedPropertyDescriptor<H>): void => {
    AskedOf(call)(target, key, 0);
    decorate(target, key, method);
  };
}
