export default () => (
  <main>
    <h1>public/not-found-page</h1>
  </main>
)
