import { serverAddress, databaseName } from './tool-config.ts';

describe('serverAddress', () => {
  it.each([
    ['mongodb://a:27017', 'mongodb://a:27017/'],
    ['mongodb://a:1,b:2/rotadas?replicaSet=r', 'mongodb://a:1,b:2/?replicaSet=r'],
    ['mongodb+srv://u:p%40ss@a/rotadas', 'mongodb+srv://u:p%40ss@a/?authSource=rotadas'],
    ['mongodb://u:p@a/rotadas?authSource=admin&tls=true', 'mongodb://u:p@a/?authSource=admin&tls=true'],
  ])('turns %s into %s', (address, server) => {
    expect(serverAddress(address)).toBe(server);
  });

  it('accepts an address with and without a database', () => {
    expect(databaseName('mongodb://u:p@a/rotadas?tls=true')).toBe('rotadas');
    expect(databaseName('mongodb://a/?tls=true')).toBeUndefined();
    expect(() => databaseName('http://a')).toThrow('MONGODB_URI');
  });
});
