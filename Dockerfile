# The server with the built page, as one image. Node runs the TypeScript as it is: only the page is built.
FROM node:24-bookworm-slim AS build
WORKDIR /ironhex
RUN npm install --global pnpm@12.21.0
COPY pnpm-lock.yaml pnpm-workspace.yaml package.json tsconfig.base.json ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
COPY e2e/package.json e2e/
RUN pnpm install --frozen-lockfile
COPY shared shared
COPY server server
COPY client client
# The players' guides are part of the page.
COPY docs/rules docs/rules
RUN pnpm --filter @ironhex/client run build \
 && pnpm install --frozen-lockfile --no-optional --prod --filter @ironhex/server --filter @ironhex/shared

FROM node:24-bookworm-slim
WORKDIR /ironhex
ENV NODE_ENV=production
COPY --from=build /ironhex/package.json /ironhex/pnpm-workspace.yaml ./
COPY --from=build /ironhex/node_modules node_modules
COPY --from=build /ironhex/shared shared
COPY --from=build /ironhex/server server
COPY --from=build /ironhex/client/dist client/dist
# What is kept of the matches, where no DATABASE_URL is given.
ENV DATA_DIR=/data
RUN mkdir --mode=700 /data && chown 1000:1000 /data
VOLUME /data
USER 1000:1000
EXPOSE 2567
# The shell asks: a process of Node for it took a third of a second of the processor each time.
HEALTHCHECK --interval=10s --timeout=10s CMD ["bash", "-c", "exec 3<>/dev/tcp/localhost/2567 && printf 'GET /health HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["node", "server/src/main.ts"]
