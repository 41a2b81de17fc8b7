import { serverAddress, databaseName } from './tool-config.ts';

describe('the address for MongoDB’s tools', () => {
  it.each([
    ['mongodb://a:27017', 'mongodb://a:27017/'],
    ['mongodb://a:1,b:2/rotadas?replicaSet=r', 'mongodb://a:1,b:2/?replicaSet=r'],
    ['mongodb+srv://u:p%40ss@a/rotadas', 'mongodb+srv://u:p%40ss@a/?authSource=rotadas'],
    ['mongodb://u:p@a/rotadas?authSource=admin&tls=true', 'mongodb://u:p@a/?authSource=admin&tls=true'],
  ])('%s names all databases as %s', (address, server) => {
    expect(serverAddress(address)).toBe(server);
  });

  it('has a database or none', () => {
    expect(databaseName('mongodb://u:p@a/rotadas?tls=true')).toBe('rotadas');
    expect(databaseName('mongodb://a/?tls=true')).toBeUndefined();
    expect(() => databaseName('http://a')).toThrow('MONGODB_URI');
  });
});
