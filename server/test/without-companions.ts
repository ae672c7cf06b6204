// Loaded into a server before its own code: the packages that come along with Colyseus are empty then.
import { registerHooks } from 'node:module';

const COMPANIONS = /^@colyseus\/(?:auth|monitor|playground|tools)$/;

registerHooks({
  resolve: (specifier, context, next) => {
    if (!COMPANIONS.test(specifier)) return next(specifier, context);
    console.log(`left out: ${specifier}`);
    return { url: 'data:text/javascript,', format: 'module', shortCircuit: true };
  },
});
