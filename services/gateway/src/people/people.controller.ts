import { Controller } from '@nestjs/common';
import { peopleCalls } from '@rotadas/contracts/people/people.calls';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { PeopleService } from './people.service.js';

type Calls = typeof peopleCalls;

@Controller()
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @HandleCall(peopleCalls.search)
  search({ principal, query }: ParsedInput<Calls['search']>) {
    return this.people.search(principal, query.q);
  }

  @HandleCall(peopleCalls.get)
  get({ principal, params }: ParsedInput<Calls['get']>) {
    return this.people.get(principal, params.id);
  }
}
