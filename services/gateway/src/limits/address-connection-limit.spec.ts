import { Socket } from 'node:net';
import { AddressConnectionLimit } from './address-connection-limit.js';

describe('AddressConnectionLimit', () => {
  it('limits the open sockets of one address without affecting others', () => {
    const connections = new AddressConnectionLimit(2);
    const sockets = Array.from({ length: 2 }, () => new Socket());
    expect(sockets.map((socket) => connections.add('192.0.2.7', socket))).toEqual([true, true]);
    expect(connections.add('192.0.2.7', new Socket())).toBe(false);
    expect(connections.add('192.0.2.8', new Socket())).toBe(true);
  });

  it('does not count closed sockets', () => {
    const connections = new AddressConnectionLimit(2);
    const sockets = Array.from({ length: 2 }, () => new Socket());
    for (const socket of sockets) connections.add('192.0.2.7', socket);
    sockets[0]?.emit('close');
    const added = Array.from({ length: 2 }, () => connections.add('192.0.2.7', new Socket()));
    expect(added).toEqual([true, false]);
  });

  it('limits a /48 to the maximum of a network', () => {
    const connections = new AddressConnectionLimit(2, 3);
    const added = ['a', 'b', 'c', 'd'].map((subnet) =>
      connections.add(`2001:db8:1:${subnet}::1`, new Socket()),
    );
    expect(added).toEqual([true, true, true, false]);
  });

  it('counts an IPv6 /64 as one address, and a /48 as ten', () => {
    const connections = new AddressConnectionLimit(1);
    const add = (address: string, socket = new Socket()) => connections.add(address, socket);
    const socket = new Socket();
    expect([add('2001:db8:1:2::1', socket), add('2001:db8:1:2::2')]).toEqual([true, false]);
    const subnets = ['a', 'b', 'c', 'd', 'e', 'f', '10', '11', '12', '13'];
    const added = () => subnets.map((subnet) => add(`2001:db8:1:${subnet}::1`));
    expect(added()).toEqual(subnets.map((_, index) => index < 9));
    socket.emit('close');
    expect(added()).toEqual(subnets.map((_, index) => index === 9));
  });
});
