// Prints what the packages could answer that come along with Colyseus and that nothing here uses: by package, its
// addresses as `METHOD /path`. A process of its own, since they change Colyseus as they are asked.
process.env.JWT_SECRET = 'none';
console.info = () => {};
const { auth, monitor, playground } = await import('colyseus');

const addressesOf = (endpoints: object): readonly string[] =>
  Object.values(
    endpoints as Record<string, { readonly path: string; readonly options: { readonly method: string } }>,
  ).map(({ path, options }) => `${options.method} ${path}`);

console.log(
  JSON.stringify({
    auth: addressesOf(auth.endpoints()),
    monitor: addressesOf(monitor()),
    playground: addressesOf(playground()),
  }),
);
process.exit();
